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

/** Tells whether the proxy at an address, so many hops away, is believed. */
export const trustTest = (proxies: TrustedProxies): ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxyAddr.compile([...proxies])

/** The address a request comes from. What a client itself writes into the header is not believed. */
export const clientAddress = (request: IncomingMessage, proxies: TrustedProxies): string =>
  proxyAddr(request, trustTest(proxies))
