import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { HeldUp as ChildHeldUp, UnpaidBoxes } from '~/services/flows/account-home/account-home.contract'
import { OwedBoxes, UnpaidBox } from '../reading-club/unpaid-boxes'
import { buttonClass } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { KitProblems } from './kit-problems'
import { also, alsoLink, alsoTitle, alsoWords, banners, waysOn } from './next-orders.styles'

type Way = { text: string; href: string }
type HeldUpProps = {
  heldUp: readonly ChildHeldUp[]
  unpaidBoxes: UnpaidBoxes | null
  /** the schedule and the club, as the content calls the ways to them; null: it leads to no such place */
  ways: { schedule: Way | null; club: Way | null }
  payHref: string
}

/** what has not come to children to whom nothing comes after it, and boxes that are not paid for. */
export function HeldUp({ heldUp, unpaidBoxes, ways, payHref }: HeldUpProps) {
  const t = useTranslations('account.heldUp')
  if (heldUp.length === 0 && !unpaidBoxes) return null
  return (
    <section aria-labelledby="held-up" className={waysOn}>
      <h2 id="held-up">{t('title')}</h2>
      {heldUp.map(({ childUuid, childName, problems, owed }) => (
        <Row
          key={childUuid}
          title={t('forChild', { name: childName })}
          way={ways.schedule && { ...ways.schedule, href: `${ways.schedule.href}?updated_child_uuid=${childUuid}` }}
        >
          <KitProblems problems={problems} owed={owed} payHref={payHref} />
        </Row>
      ))}
      {unpaidBoxes && <Boxes {...unpaidBoxes} way={ways.club} payHref={payHref} />}
    </section>
  )
}

/** Those of all items of the club, by their numbers on its page. */
function Boxes({ boxes, owed, way, payHref }: UnpaidBoxes & { way: Way | null; payHref: string }) {
  const t = useTranslations()
  return (
    <Row title={t('account.readingClub')} way={way}>
      <OwedBoxes owed={owed} />
      {boxes.map(({ key, item, box, ...unpaid }) => {
        const named = `${t('readingClub.item', { number: item })}, ${t('readingClub.box', { number: box })}`
        return <UnpaidBox key={key} {...unpaid} box={named} owed={owed} payHref={payHref} />
      })}
    </Row>
  )
}

type RowProps = { title: string; way: Way | null; children: ReactNode }

const Row = ({ title, way, children }: RowProps) => (
  <div className={also}>
    <div className={alsoWords}>
      <h3 className={alsoTitle}>{title}</h3>
      <div className={banners}>{children}</div>
    </div>
    {way && (
      <TextLink className={`${buttonClass({ tone: 'link', size: 'inline' })} ${alsoLink}`} href={way.href}>
        {way.text}
      </TextLink>
    )}
  </div>
)
