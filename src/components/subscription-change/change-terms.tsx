import { useTranslations } from 'use-intl'
import type { Paying } from '~/services/flows/payment-method/payment-method.contract'
import type { PlannedChange } from '~/services/flows/subscription-change/subscription-change.contract'
import { Icon, type IconName } from '../ui/icon'
import { term, terms, termValue } from './change.styles'

/** What the change charges and sends, said before the button. */
export function ChangeTerms({ of: { kits, owed, paying } }: { of: PlannedChange }) {
  const isCharged = kits.some(({ after }) => after.sum) || (owed !== null && !owed.isDropped)
  return <PayingTerms view={{ paying, isCharged, isSent: kits.some(({ after }) => after.comes) }} />
}

type PayingTermsProps = { view: { paying: Paying; isCharged: boolean; isSent: boolean } }

/** With what it is paid, where anything is charged, and where it goes, where anything comes. */
export function PayingTerms({ view: { paying, isCharged, isSent } }: PayingTermsProps) {
  const t = useTranslations('change.terms')
  if (!isCharged && !isSent) return null
  const { method, to } = paying
  return (
    <dl className={terms}>
      {isCharged && <Term icon="tag" name={t('paidWith')} value={payingText(method, t)} />}
      {isSent && <Term icon="truck" name={t('goesTo')} value={to ?? t('unknownPlace')} />}
    </dl>
  )
}

type Say = ReturnType<typeof useTranslations<'change.terms'>>

/** A balance pays what it covers whole, and nothing else: what it does not waits for a card. */
function payingText(method: Paying['method'], t: Say): string {
  if (!method) return t('unknownMethod')
  if (method.label === null) return t('noMethod')
  return method.isCredit ? t('credit', { label: method.label }) : method.label
}

type TermProps = { icon: IconName; name: string; value: string }

const Term = ({ icon, name, value }: TermProps) => (
  <div className={term}>
    <Icon name={icon} />
    <dt>{name}</dt>
    <dd className={termValue}>{value}</dd>
  </div>
)
