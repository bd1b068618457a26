import { useTranslations } from 'use-intl'
import type { ResetPasswordSend, ResetPasswordView } from '~/machines/identity/reset-password/reset-password.connect'
import { Icon } from '../ui/icon'
import { SignedIn, SignInNext } from './done'
import { CodeField, EmailField, PasswordField } from './fields'
import { unseen } from './fields.styles'
import { Form } from './form'
import { Notices } from './notices'
import { Resend } from './resend'
import { AsideButton, AsideLink, type IdentityPage, Split } from './split'
import { aside } from './split.styles'

type ResetPasswordProps = { view: ResetPasswordView & { page: IdentityPage }; send: ResetPasswordSend }

/** F-02b: a new password by a mailed code. The words are the same for an address that has no account. */
export function ResetPassword({ view, send }: ResetPasswordProps) {
  const t = useTranslations('identity.reset')
  const isAsking = view.step === 'address'
  return (
    <Split
      view={view}
      picture="mail"
      title={t(isAsking ? 'title' : 'sentTitle')}
      text={isAsking ? t('lead') : t('sentLead', { email: view.email.value })}
    >
      <Body view={view} send={send} />
    </Split>
  )
}

function Body({ view, send }: ResetPasswordProps) {
  const t = useTranslations('identity')
  const signInHref = view.page.links.signIn
  if (view.isChanged) return <SignInNext done="changed" href={signInHref} />
  if (view.isDone) return <SignedIn href={view.returnTo} />
  return (
    <>
      <Notices view={view} />
      {view.step === 'address' ? <AddressForm view={view} send={send} /> : <PasswordForm view={view} send={send} />}
      <div className={aside}>
        {view.step === 'password' && (
          <AsideButton onClick={() => send({ type: 'BACK' })}>{t('code.otherAddress')}</AsideButton>
        )}
        <AsideLink href={signInHref}>
          <Icon name="left" />
          {t('reset.back')}
        </AsideLink>
      </div>
    </>
  )
}

function AddressForm({ view, send }: ResetPasswordProps) {
  const t = useTranslations('identity.reset')
  return (
    <Form isBusy={view.isBusy} text={t('submit')} holdsClick onSubmit={() => send({ type: 'ASK' })}>
      <EmailField view={view} send={send} />
    </Form>
  )
}

function PasswordForm({ view, send }: ResetPasswordProps) {
  const t = useTranslations('identity')
  return (
    <>
      <Form isBusy={view.isBusy} text={t('reset.save')} onSubmit={() => send({ type: 'SET' })}>
        <input className={unseen} type="email" name="email" autoComplete="username" value={view.email.value} readOnly />
        <CodeField view={view} send={send} />
        <PasswordField
          view={view}
          send={send}
          text={t('reset.password')}
          hintText={t('signUp.passwordHint')}
          autoComplete="new-password"
          onReveal={() => send({ type: 'REVEAL' })}
        />
      </Form>
      <Resend view={view.resend} onResend={() => send({ type: 'RESEND' })} />
    </>
  )
}
