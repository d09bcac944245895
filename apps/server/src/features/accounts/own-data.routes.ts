import { device, successAnswer } from '@ori/contracts/accounts';
import { familyExport } from '@ori/contracts/families';
import { proveInput } from '@ori/contracts/privacy';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import type { Exporter } from './people.service.ts';
import { type WireDeps, refuse } from './wire.ts';

const devicesAnswer = z.object({ devices: z.array(device) });
const byId = z.object({ id: z.uuid() });

/** The devices a person is signed in on, and all that is kept of them. */
export function ownDataRoutes(deps: WireDeps & { exporters: readonly Exporter[] }): FastifyPluginAsyncZod {
  const { accounts, exporters, credentials } = deps;

  return async (app) => {
    app.get(
      '/accounts/devices',
      { config: { operation: 'accounts.devices' }, schema: { response: { 200: devicesAnswer } } },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        return { devices: await accounts.deviceList.list(request.viewer) };
      },
    );

    app.delete(
      '/accounts/devices/:id',
      {
        config: { operation: 'accounts.revokeDevice' },
        schema: { params: byId, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const revoked = await accounts.deviceList.revoke(request.viewer, request.params.id);
        return revoked.ok ? { success: true as const } : sendFailure(reply, revoked.failure);
      },
    );

    app.post(
      '/accounts/prove',
      {
        config: { operation: 'accounts.prove', rateLimit: RATES.newSecret },
        schema: { body: proveInput, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const { body, viewer } = request;
        const proved = await accounts.ownProof.prove(viewer, body, credentials.callerOf(request));
        return proved.ok ? { success: true as const } : sendFailure(reply, proved.failure);
      },
    );

    app.get(
      '/accounts/export',
      {
        config: { operation: 'accounts.export', rateLimit: RATES.mail },
        schema: { response: { 200: familyExport } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const exported = await accounts.people.exportOwn(request.viewer, exporters);
        if (!exported.ok) return refuse(reply, exported.failure);
        reply.header('content-disposition', 'attachment; filename="ori-academy-data.json"');
        return exported.value;
      },
    );
  };
}
