/** The tables of the games that have one of their own, by game id; every other game is played at the plain table. */
export const VIEWS: Readonly<Record<string, () => Promise<unknown>>> = {}
