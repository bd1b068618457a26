import { useLocale, useTranslations } from 'use-intl'
import { cx } from '#styled/css'
import type { AccountHomeView } from '~/machines/account/account-home/account-home.connect'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { AccountTile } from '~/services/flows/content/account-page.contract'
import { SettingsRow } from '../settings/row'
import { rows } from '../settings/settings.styles'
import { Tile } from '../ui/tile'
import { root } from '../ui/tile.styles'
import { alone, even, tiles as grid, large, lines, small } from './account-home.styles'

const SIZES = { large: '(min-width: 1024px) 560px, 100vw', small: '(min-width: 1024px) 395px, 100vw' } as const

type HomeTilesProps = Pick<AccountHomeView, 'club' | 'today'> & { tiles: readonly AccountTile[] }

/** tiles with their pictures; below them a row for each that has none. */
export function HomeTiles({ tiles, ...known }: HomeTilesProps) {
  const [pictured, plain] = [tiles.filter(({ picture }) => picture), tiles.filter(({ picture }) => !picture)]
  return (
    <>
      {pictured.length > 0 && (
        <ul className={grid}>
          {pictured.map((tile) => (
            <li key={tile.kind} className={`${root} ${widthOf(tile, pictured)}`} data-tile={tile.kind}>
              {tile.kind === 'earlyReaderClub' ? <ClubTile tile={tile} {...known} /> : <Pictured tile={tile} />}
            </li>
          ))}
        </ul>
      )}
      {plain.length > 0 && (
        <ul className={cx(rows, lines)}>
          {plain.map(({ kind, title, text, link }) => (
            <SettingsRow key={kind} href={link.linkUrl} title={title} stored={text} />
          ))}
        </ul>
      )}
    </>
  )
}

const Pictured = ({ tile }: { tile: AccountTile }) => (
  <Tile tile={tile} sizes={tile.kind === 'playKits' ? SIZES.large : SIZES.small} isDecorative />
)

/** with what comes next of it. */
function ClubTile({ tile, club, today }: Omit<HomeTilesProps, 'tiles'> & { tile: AccountTile }) {
  const t = useTranslations('account.club')
  const locale = useLocale()
  if (!club || !today) return <Pictured tile={tile} />
  const text =
    club.kind === 'paused' ? t('paused') : t('next', { date: dayWords(club.date, { locale, today, style: 'weekday' }) })
  return <Pictured tile={{ ...tile, text }} />
}

function widthOf({ kind }: AccountTile, tiles: readonly AccountTile[]) {
  // two stand beside each other: of an odd number the last one has a row of its own
  if (tiles.length % 2 === 1 && tiles.at(-1)?.kind === kind) return alone
  if (!tiles.some((tile) => tile.kind === 'playKits')) return even
  return kind === 'playKits' ? large : small
}
