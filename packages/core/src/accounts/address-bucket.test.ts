import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressBucket, isLoopback } from './address-bucket.ts';

it('counts every IPv6 address of a /64 as one, however it is written', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      fc.pre(!address.includes('.'));
      expect(addressBucket(addressBucket(address).replace('/64', ''))).toBe(addressBucket(address));
    }),
  );
  expect(addressBucket('2001:0db8::1')).toBe(addressBucket('2001:db8:0:0:ffff::2'));
  expect(addressBucket('2001:db8:0:1::1')).not.toBe(addressBucket('2001:db8::1'));
});

it('counts IPv4 addresses by themselves, also when mapped into IPv6', () => {
  expect(addressBucket('203.0.113.7')).toBe('203.0.113.7');
  expect(addressBucket('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

it('counts whoever hung up together, and does not trip over them', () => {
  expect(addressBucket(undefined)).toBe(addressBucket(undefined));
  expect(addressBucket(undefined)).not.toBe(addressBucket('203.0.113.7'));
});

it('knows the machine itself', () => {
  for (const own of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) expect(isLoopback(own)).toBe(true);
  for (const other of ['10.0.0.1', '203.0.113.127', '::2']) expect(isLoopback(other)).toBe(false);
});
