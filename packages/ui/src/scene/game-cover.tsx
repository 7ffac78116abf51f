import { COVER_SIZES, pictureUrl } from './picture-url.ts'

/** The picture on the box of a game. */
export function GameCover({ game }: { game: string }) {
  const { width, height } = COVER_SIZES.cover
  return (
    <picture>
      <source media="(max-width: 700px)" srcSet={pictureUrl(game, 'cover', 'small-cover')} />
      <img
        className="picture picture-cover"
        src={pictureUrl(game, 'cover', 'cover')}
        width={width}
        height={height}
        alt=""
        decoding="async"
        draggable={false}
      />
    </picture>
  )
}
