import type { ChatLine, ClientTable } from '@sablier/protocol'

/** What was said at a table by people one hears. */
export const chatLines = ({ chat, table }: Pick<ClientTable, 'chat' | 'table'>): readonly ChatLine[] =>
  chat.filter(({ person }) => !table.muted.includes(person))
