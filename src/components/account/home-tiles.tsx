import { useLocale, useTranslations } from 'use-intl'
import { cx } from '#styled/css'
import type { AccountHomeView } from '~/machines/account/account-home/account-home.connect'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { AccountTile } from '~/services/flows/content/account-page.contract'
import { SettingsRow } from '../settings/row'
import { rows } from '../settings/settings.styles'
import { Tile } from '../ui/tile'
import { root } from '../ui/tile.styles'
import { alone, even, tiles as grid, large, lines, small } from './account-home.styles'
import { LastOrder } from './last-order'
import { place, wide } from './last-order.styles'

const SIZES = { large: '(min-width: 1024px) 560px, 100vw', small: '(min-width: 1024px) 395px, 100vw' } as const

type HomeTilesProps = Pick<AccountHomeView, 'club' | 'today' | 'last'> & {
  tiles: readonly AccountTile[]
  orderHref: (id: string) => string
}
type Known = Omit<HomeTilesProps, 'tiles'>

/** tiles with their pictures; below them a row for each that has none. */
export function HomeTiles({ tiles, ...known }: HomeTilesProps) {
  const [pictured, plain] = [tiles.filter(({ picture }) => picture), tiles.filter(({ picture }) => !picture)]
  return (
    <>
      {pictured.length > 0 && (
        <ul className={grid}>
          {pictured.map((tile) => (
            <PicturedTile key={tile.kind} tile={tile} width={widthOf(tile, pictured)} known={known} />
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

type PicturedProps = { tile: AccountTile; width: string; known: Known }

/** The last order stands for the tile of all of them, where it is known. */
function PicturedTile({ tile, width, known: { last, today, orderHref, club } }: PicturedProps) {
  if (tile.kind === 'orderHistory' && last && today)
    return (
      <li className={`${place} ${width === alone ? wide : width}`} data-tile={tile.kind}>
        <LastOrder last={last} today={today} allHref={tile.link.linkUrl} href={orderHref} />
      </li>
    )
  return (
    <li className={`${root} ${width}`} data-tile={tile.kind}>
      {tile.kind === 'earlyReaderClub' ? <ClubTile tile={tile} club={club} today={today} /> : <Pictured tile={tile} />}
    </li>
  )
}

const Pictured = ({ tile }: { tile: AccountTile }) => (
  <Tile tile={tile} sizes={tile.kind === 'playKits' ? SIZES.large : SIZES.small} isDecorative />
)

/** with what comes next of it. */
function ClubTile({ tile, club, today }: Pick<Known, 'club' | 'today'> & { tile: AccountTile }) {
  const words = useClubWords()
  if (!club || !today) return <Pictured tile={tile} />
  return <Pictured tile={{ ...tile, text: words(club, today) }} />
}

function useClubWords() {
  const t = useTranslations('account.club')
  const box = useTranslations('readingClub')
  const locale = useLocale()
  return (club: NonNullable<Known['club']>, today: CivilDate) => {
    switch (club.kind) {
      case 'next':
        return t('next', { date: dayWords(club.date, { locale, today, style: 'weekday' }) })
      case 'leaving':
        return `${box('leaving', { box: club.box, process: club.process })} ${box(club.goesOn ? 'pausedAfter' : 'nothingAfter')}`
      case 'paused':
        return t('paused')
    }
  }
}

function widthOf({ kind }: AccountTile, tiles: readonly AccountTile[]) {
  // two stand beside each other: of an odd number the last one has a row of its own
  if (tiles.length % 2 === 1 && tiles.at(-1)?.kind === kind) return alone
  if (!tiles.some((tile) => tile.kind === 'playKits')) return even
  return kind === 'playKits' ? large : small
}
