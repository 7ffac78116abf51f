/** The short names of the bonuses that Favors offer: three of tokens, three that sell one, six others. */
export type FavorCode = 'sw' | 'ge' | 'la' | 'ps' | 'pg' | 'pl' | 'ti' | 'dl' | 'dc' | 'de' | 'ac' | 'rd'
