import { useLocale, useTranslations } from 'use-intl'
import type { WithdrawalSend, WithdrawalView } from '~/machines/account/withdrawal/withdrawal.connect'
import { instantWords, longDay } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import { AccountHead } from '../account/account-head'
import { Button, buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { OrderGoods } from './order-goods'
import { ReturnSlip } from './return-slip'
import { actions, heading, instead, means, narrow, step as stepStyle, told } from './withdrawal.styles'
import { WithdrawalTerms } from './withdrawal-terms'

/** `hrefs`: what can be done with what comes again and again, and with what is here */
type View = WithdrawalView & {
  page: AccountPage
  order: OwnOrder
  backHref: string
  hrefs: { kits: string; club: string; returns: string }
}
type WithdrawalProps = { view: View; send: WithdrawalSend }

/** E-101: two steps, and what came of them. */
export function WithdrawalPage({ view, send }: WithdrawalProps) {
  return (
    <div className={narrow} data-machine={view.machine} data-state={view.state} aria-busy={view.isBusy || undefined}>
      <AccountHead page={view.page} />
      {view.step === 1 && <Reading view={view} send={send} />}
      {view.step === 2 && <Confirming view={view} send={send} />}
      {view.step === null && <Ended view={view} />}
    </div>
  )
}

function Reading({ view, send }: WithdrawalProps) {
  const t = useTranslations('orders.withdrawal')
  const { order, backHref, stepId } = view
  return (
    <>
      <p className={stepStyle}>{t('steps', { step: 1 })}</p>
      <h2 id={stepId} className={heading} tabIndex={-1}>
        {t('what')}
      </h2>
      <OrderGoods order={order} isNamed />
      <h2 className={`${heading} ${means}`}>{t('means')}</h2>
      <WithdrawalTerms order={order} withdrawnAt={null} />
      <div className={actions}>
        <Button onClick={() => send({ type: 'NEXT' })}>{t('next')}</Button>
        <TextLink className={buttonClass({ tone: 'link', size: 'inline' })} href={backHref}>
          {t('keep')}
        </TextLink>
      </div>
    </>
  )
}

function Confirming({ view, send }: WithdrawalProps) {
  const t = useTranslations('orders.withdrawal')
  const { order, stepId, toldId, hasFailed, isBusy } = view
  return (
    <>
      <p className={stepStyle}>{t('steps', { step: 2 })}</p>
      <h2 id={stepId} className={heading} tabIndex={-1}>
        {t('sure', { id: order.id })}
      </h2>
      <p>{t('sureText')}</p>
      {hasFailed && (
        <div id={toldId} className={told} role="alert" tabIndex={-1}>
          <Note tone="error" title={t('failed')}>
            <p>{t('failedText')}</p>
          </Note>
        </div>
      )}
      <div className={actions}>
        <Button isBusy={isBusy} onClick={() => send({ type: 'CONFIRM' })}>
          {t('confirm')}
        </Button>
        <Button tone="link" size="inline" disabled={isBusy} onClick={() => send({ type: 'BACK' })}>
          {t('back')}
        </Button>
      </div>
    </>
  )
}

/** Done, or not to be done. */
function Ended({ view }: Pick<WithdrawalProps, 'view'>) {
  const t = useTranslations('orders.withdrawal')
  const locale = useLocale()
  const { order, backHref, hrefs, toldId, withdrawnAt, refusal } = view
  return (
    <>
      <div id={toldId} className={told} tabIndex={-1} role="status">
        {withdrawnAt && (
          <Note tone="success" title={t('done', { id: order.id })}>
            <p>{t('doneText', { at: instantWords(withdrawnAt, locale) })}</p>
          </Note>
        )}
        {refusal && (
          <Note tone="notice" title={t(refusal)}>
            <Why refusal={refusal} until={order.withdrawableUntil} />
          </Note>
        )}
      </div>
      {withdrawnAt && <WithdrawalTerms order={order} withdrawnAt={withdrawnAt} />}
      {withdrawnAt && order.hasLeft && <ReturnSlip id={order.id} />}
      {refusal && refusal !== 'giftActivated' && <Instead hrefs={hrefs} order={order} />}
      <p className={actions}>
        <TextLink className={buttonClass({ tone: 'secondary' })} href={backHref}>
          {t('toOrder')}
        </TextLink>
      </p>
    </>
  )
}

type WhyProps = { refusal: NonNullable<View['refusal']>; until: OwnOrder['withdrawableUntil'] }

function Why({ refusal, until }: WhyProps) {
  const t = useTranslations('orders.withdrawal')
  const locale = useLocale()
  if (refusal === 'giftActivated') return <p>{t('giftActivatedText')}</p>
  if (refusal === 'tooLate' && until) return <p>{t('tooLateText', { date: longDay(until, locale) })}</p>
  return <p>{t('notOpenText')}</p>
}

/** What can be done all the same: end what of it comes again and again, and send back what is here. */
function Instead({ hrefs: { kits, club, returns }, order: { comesAgain } }: Pick<View, 'hrefs' | 'order'>) {
  const t = useTranslations('orders.withdrawal')
  const ways = [
    ...(comesAgain.kits ? [{ href: kits, text: t('endKits') }] : []),
    ...(comesAgain.club ? [{ href: club, text: t('endClub') }] : []),
    { href: returns, text: t('returns') },
  ]
  return (
    <ul className={instead}>
      {ways.map(({ href, text }) => (
        <li key={href}>
          <TextLink href={href}>{text}</TextLink>
        </li>
      ))}
    </ul>
  )
}
