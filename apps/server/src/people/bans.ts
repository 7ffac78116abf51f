import { BlockList, isIP } from 'node:net'
import { isAddressOrRange } from '../http/client-address.ts'
import type { BanRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'

/** The addresses, ranges and people that the operator keeps out. In memory, so that no request has to wait. */
export class Bans {
  private addresses = new BlockList()
  private people: ReadonlySet<string> = new Set()
  private known = ''

  constructor(private readonly storage: Storage) {}

  /** Reads them from the storage; true: they have changed. */
  async read(): Promise<boolean> {
    const rows = await this.list()
    const known = JSON.stringify(rows)
    if (known === this.known) return false
    this.known = known
    this.people = new Set(rows.flatMap(({ kind, value }) => (kind === 'person' ? [value] : [])))
    this.addresses = new BlockList()
    for (const { kind, value } of rows) if (kind === 'address') add(this.addresses, value)
    return true
  }
  list(): Promise<BanRow[]> {
    return this.storage.db.selectFrom('ban').selectAll().orderBy('at', 'desc').orderBy('value').execute()
  }
  hasAddress(address: string): boolean {
    return this.addresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  hasPerson(person: string): boolean {
    return this.people.has(person)
  }
  /** Refuses whoever is banned. */
  mustNotBe({ person, address }: { readonly person?: string; readonly address?: string }): void {
    if ((person !== undefined && this.hasPerson(person)) || (address !== undefined && this.hasAddress(address)))
      throw new ActRefusal('not-invited', 'The operator has banned them', { detail: 'banned' })
  }
  async add(ban: BanRow): Promise<void> {
    if (ban.kind === 'address' && !isAddressOrRange(ban.value))
      throw new ActRefusal('malformed', 'Expected an address (10.0.0.2) or a range (10.1.0.0/16)')
    await this.storage.db
      .insertInto('ban')
      .values(ban)
      .onConflict((c) => c.columns(['kind', 'value']).doUpdateSet({ at: ban.at, reason: ban.reason }))
      .execute()
    await this.read()
  }
  async drop(kind: BanRow['kind'], value: string): Promise<void> {
    const { numDeletedRows } = await this.storage.db
      .deleteFrom('ban')
      .where('kind', '=', kind)
      .where('value', '=', value)
      .executeTakeFirst()
    if (Number(numDeletedRows) === 0) throw new ActRefusal('not-now', `There is no ban of ${kind} ${value}`)
    await this.read()
  }
}

function add(list: BlockList, value: string): void {
  const [address = '', bits] = value.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (bits === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(bits), family)
}
