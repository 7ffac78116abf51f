/** The short names of the bonuses that Favors offer: six of tokens, six others. */
export type FavorCode = 'sw2' | 'ge2' | 'la2' | 'sg' | 'gl' | 'sl' | 'ti' | 'dl' | 'dc' | 'de' | 'ac' | 'rd'
