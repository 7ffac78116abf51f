import { serveInWorker } from '@sablier/bots/web'
import { findGame } from '@sablier/shelf'

serveInWorker(self, async (id) => {
  const box = await findGame(id)?.load()
  if (!box) throw new Error(`There is no game ${id}`)
  return box
})
