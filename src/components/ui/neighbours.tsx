import { useTranslations } from 'use-intl'
import type { Band } from '~/services/flows/content/parts.contract'
import { after, age, before, row, title } from './neighbours.styles'
import { TextLink } from './text-link'

type Neighbour = { title: string; ageRange: string; url: string; band: Band }
type NeighboursProps = { previous: Neighbour | null; next: Neighbour | null }

/** What comes before and after on the ruler. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const t = useTranslations('page')
  if (!previous && !next) return null
  return (
    <nav className={row} aria-label={t('nearby')}>
      {previous && <Place neighbour={previous} className={before} />}
      {next && <Place neighbour={next} className={after} />}
    </nav>
  )
}

function Place({ neighbour, className }: { neighbour: Neighbour; className: string }) {
  return (
    <TextLink className={className} href={neighbour.url} data-band={neighbour.band}>
      <span className={age}>{neighbour.ageRange}</span>
      <span className={title}>{neighbour.title}</span>
    </TextLink>
  )
}
