import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // Unspecified, loopback and the forms that carry an address of the old kind inside.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

/** Whether an address leads into the operator's own network instead of the open one. */
export function isPrivateAddress(address: string): boolean {
  const inner = /^::ffff:(?:0:)?([\d.]+)$/i.exec(address)?.[1]
  if (inner) return isPrivateAddress(inner)
  if (/^::ffff:/i.test(address)) return true
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Whether a host is written as a private address or a local name. Names are judged again when they are looked up. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  if (isIP(bare)) return isPrivateAddress(bare)
  return bare === 'localhost' || /\.(localhost|local|internal|home\.arpa)$/.test(bare) || !bare.includes('.')
}

/** Looks a name up and refuses it if any of its addresses is private: also when it changes after it was set. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const addresses = found as unknown as { address: string; family: number }[]
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new Error('the name leads to a private address'), '')
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  })
}
