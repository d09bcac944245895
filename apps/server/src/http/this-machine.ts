import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '@ori/core/accounts/address-bucket';
import type { FastifyRequest } from 'fastify';

/** What proxies, balancers and tunnels add to a request they pass on. */
const FORWARDING =
  /^(?:x-forwarded(?:-.+)?|forwarded|via|x-(?:real|client|cluster-client|original)-ip|x-original-(?:host|url|forwarded-for)|(?:true-client|cf-connecting|fastly-client)-ip|cdn-loop)$/;

/** Did a proxy pass the request on? Then it comes from wherever the proxy's own caller is, also on this machine. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => FORWARDING.test(name));
}

/**
 * Does the request come from this machine, by a name of this machine, and from nobody behind a proxy on it? No
 * neighbour is, and no foreign page that bound its own name to this machine.
 */
export function isFromThisMachine({ ip, hostname, headers }: FastifyRequest): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  return !isForwarded(headers) && isLoopback(ip) && (name === 'localhost' || isLoopback(name));
}
