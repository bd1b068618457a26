import { useTranslations } from 'use-intl'
import type { Leaving } from '~/services/domain/subscriptions/to-come.rules'
import { buttonClass } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { also, alsoLink, alsoTitle, alsoWords, inTime, waysOn } from './next-orders.styles'
import { useLeavingWords } from './use-leaving-words'

/** `nextKit` null: nobody knows which would come. `isAgain`: a subscription that was cancelled starts again. */
type ChildOn = {
  childUuid: string
  childName: string
  nextKit: { title: string; ageRange: string } | null
  href: string
  isAgain: boolean
  leaving: readonly { title: string; process: Leaving }[]
}

/** E-108: the children to whom nothing comes, each with the way on. */
export function WaysOn({ childrenOn }: { childrenOn: readonly ChildOn[] }) {
  const t = useTranslations('account.on')
  if (childrenOn.length === 0) return null
  return (
    <section aria-labelledby="ways-on" className={waysOn}>
      <h2 id="ways-on">{t('title')}</h2>
      {childrenOn.map((child) => (
        <WayOn key={child.childUuid} {...child} />
      ))}
    </section>
  )
}

function WayOn({ childName, nextKit, href, isAgain, leaving }: ChildOn) {
  const t = useTranslations('account.on')
  const kit = useTranslations('schedule')
  const still = useLeavingWords(leaving)
  return (
    <div className={also}>
      <div className={alsoWords}>
        <h3 className={alsoTitle}>{t(isAgain ? 'cancelled' : 'ended', { name: childName })}</h3>
        {still && <p className={inTime}>{still}</p>}
        {nextKit && (
          <p className={inTime}>
            <span>{kit('nextKit', { title: nextKit.title, age: nextKit.ageRange })}</span>
          </p>
        )}
      </div>
      <TextLink className={`${buttonClass({ tone: 'link', size: 'inline' })} ${alsoLink}`} href={href}>
        {t(isAgain ? 'again' : 'continue', { name: childName })}
      </TextLink>
    </div>
  )
}
