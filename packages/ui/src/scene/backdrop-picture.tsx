import { useGame } from '../table-context.tsx'
import { BACKDROP_SIZES, pictureUrl } from './picture-url.ts'

/** An empty place of the game's world, by the name of its backdrop: behind a banner, a fight, a row of seats. */
export function BackdropPicture({ backdrop }: { backdrop: string }) {
  const { game } = useGame()
  const { width, height } = BACKDROP_SIZES.backdrop
  return (
    <img
      className="picture picture-backdrop"
      src={pictureUrl(game.id, backdrop, 'backdrop')}
      width={width}
      height={height}
      alt=""
      decoding="async"
      draggable={false}
    />
  )
}
