import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CheckoutSend, CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { Button, buttonClass } from '../ui/button'
import { h1 } from '../ui/page.styles'
import type { CheckoutPageProps } from './checkout-props'
import { bone, bones, panel, spinner, text } from './checkout-states.styles'

type PanelProps = { title: string; words: string; isBusy?: boolean; children?: ReactNode }

function Panel({ title, words, isBusy = false, children }: PanelProps) {
  return (
    <div className={panel} role={isBusy ? 'status' : 'alert'}>
      {isBusy && <span className={spinner} aria-hidden="true" />}
      <h1 className={h1}>{title}</h1>
      <p className={text}>{words}</p>
      {children}
    </div>
  )
}

function Loading() {
  const t = useTranslations('checkout')
  return (
    <div className={bones} role="status" aria-label={t('loading')}>
      <div className={bone} />
      <div className={bone} />
      <div className={bone} />
    </div>
  )
}

/** Where there is nothing to fill in: what is the matter, and the one way on. */
export function CheckoutState({ view, send }: CheckoutPageProps) {
  const t = useTranslations('checkout')
  const again = useTranslations('error')
  const { cartHref, signInHref } = view.page
  switch (view.screen) {
    case 'reconciling':
      return <Reconciling view={view.reconciliation} send={send} />
    case 'unavailable':
      return (
        <Panel title={t('unavailable.title')} words={t('unavailable.text')}>
          <Button onClick={() => send({ type: 'RETRY' })}>{again('again')}</Button>
        </Panel>
      )
    case 'notFound':
      return (
        <Panel title={t('expired.title')} words={t('expired.text')}>
          <a className={buttonClass({})} href={cartHref}>
            {t('expired.cart')}
          </a>
        </Panel>
      )
    case 'signedOut':
      return (
        <Panel title={t('signedOut.title')} words={t('signedOut.text')}>
          <a className={buttonClass({})} href={signInHref}>
            {t('signedOut.link')}
          </a>
        </Panel>
      )
    case 'otherPerson':
      return (
        <Panel title={t('otherPerson.title')} words={t('otherPerson.text')}>
          <Button onClick={() => send({ type: 'RELOAD' })}>{t('otherPerson.reload')}</Button>
        </Panel>
      )
    default:
      return <Loading />
  }
}

type ReconcilingProps = { view: CheckoutView['reconciliation']; send: CheckoutSend }

function Reconciling({ view, send }: ReconcilingProps) {
  const t = useTranslations('checkout.reconciling')
  return (
    <div data-machine={view?.machine} data-state={view?.state}>
      {view?.isUnsure ? (
        <Panel title={t('unsureTitle')} words={t('unsureText')}>
          <Button onClick={() => send.to('reconciliation', { type: 'CHECK' })}>{t('check')}</Button>
        </Panel>
      ) : (
        <Panel title={t('title')} words={t('text')} isBusy />
      )}
    </div>
  )
}
