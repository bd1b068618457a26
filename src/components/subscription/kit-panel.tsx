import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ContentPicture, KitCard } from '~/services/flows/content/parts.contract'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { facts, kicker, panel, stop, stops, stopsTitle, stopTitle, tip, title, words } from './kit-panel.styles'

export type PanelKit = { title: string; ageRange: string; band: KitCard['band']; picture: ContentPicture | null }
type KitPanelProps = {
  kit: PanelKit
  /** above and below its name */
  above?: string
  below: (string | null)[]
  note?: { title?: string; text?: string | undefined } | null
  children?: ReactNode
}

/** The kit that comes first, and what belongs to it. */
export function KitPanel({ kit, above, below, note, children }: KitPanelProps) {
  return (
    <div className={panel} data-band={kit.band}>
      {kit.picture && <PanelPicture picture={kit.picture} />}
      <div className={words}>
        {above && <p className={kicker}>{above}</p>}
        <h2 className={title}>{kit.title}</h2>
        <p className={facts}>{below.filter(Boolean).join(' · ')}</p>
        {note && (
          <div className={tip}>
            <Icon name="info" />
            <p>
              {note.title && <strong>{note.title} </strong>}
              {note.text}
            </p>
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

/** Before anything is known of a kit. */
export function PicturePanel({ picture }: { picture: ContentPicture }) {
  return (
    <div className={panel}>
      <PanelPicture picture={picture} />
    </div>
  )
}

const PanelPicture = ({ picture }: { picture: ContentPicture }) => (
  <Picture
    picture={picture}
    sizes="(min-width: 1120px) 330px, (min-width: 1024px) 30vw, 100vw"
    shape="plain"
    isDecorative
  />
)

type PanelStop = { anchor: string; title: string; band: KitCard['band']; when: string; isPaid: boolean }

/** What comes when, on a ruler that stands up. */
export function Stops({ items }: { items: PanelStop[] }) {
  const t = useTranslations('payment')
  return (
    <section aria-label={t('schedule')}>
      <h3 className={stopsTitle}>{t('schedule')}</h3>
      <ol className={stops}>
        {items.map(({ anchor, title: name, band, when, isPaid }) => (
          <li key={anchor} className={stop} data-band={band}>
            <p className={stopTitle}>
              {name}
              {isPaid && <Badge tone="ok">{t('paid')}</Badge>}
            </p>
            <p>{when}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
