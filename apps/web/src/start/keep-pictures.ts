import { pictureFolder } from '@sablier/ui'

/** Asks the service worker to keep all pictures of a game, so that it can be played without a network. */
export function keepPictures(game: string): void {
  void globalThis.navigator?.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ keepPictures: pictureFolder(game) }),
  )
}
