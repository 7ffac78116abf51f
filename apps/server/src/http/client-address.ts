import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** Which forwarded addresses to believe: those set by so many proxies in a row, or by proxies at these addresses. */
export type TrustedProxies = number | readonly string[]

/** Whether a text is an IP address or a range of them (10.1.0.0/16). */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const NETWORK_GROUPS = 4

/**
 * Who counts as one where an address may have so much: whoever has one IPv6 address has all of its network, 2^64 of them. As it is
 * written for bans too.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = spelled(address).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const groups = [...before, ...new Array<string>(8 - before.length - after.length).fill('0'), ...after]
  const inner = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (inner) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${spelled(`${groups.slice(0, NETWORK_GROUPS).join(':')}::`)}/64`
}
/** A URL spells an address in one way only; the part after % names a card of this machine. */
const spelled = (address: string): string => new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
/** Two bytes as an address of IPv4 says them. */
function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

/** Tells whether the proxy at an address, so many hops away, is believed. */
export const trustTest = (proxies: TrustedProxies): ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxyAddr.compile([...proxies])

/** The address a request comes from. What a client itself writes into the header is not believed. */
export const clientAddress = (request: IncomingMessage, proxies: TrustedProxies): string =>
  proxyAddr(request, trustTest(proxies))
