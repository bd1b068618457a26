import { useTranslations } from 'use-intl'
import type { ResetPasswordView } from '~/machines/identity/reset-password/reset-password.connect'
import { Icon } from '../ui/icon'
import { SignedIn, SignInNext } from './done'
import { CodeField, EmailField, PasswordField } from './fields'
import { unseen } from './fields.styles'
import { Form } from './form'
import { Notices } from './notices'
import { Resend } from './resend'
import { AsideButton, AsideLink, type IdentityPictures, Split } from './split'
import { aside } from './split.styles'

export type ResetPasswordEvent =
  | { type: 'CHANGE'; field: 'email' | 'code' | 'password'; value: string }
  | { type: 'REVEAL' | 'ASK' | 'SET' | 'RESEND' | 'BACK' }
export type ResetPasswordProps = {
  view: ResetPasswordView
  pictures: IdentityPictures
  signInHref: string
  send: (event: ResetPasswordEvent) => void
}

/** F-02b: a new password by a mailed code. The words are the same for an address that has no account. */
export function ResetPassword(props: ResetPasswordProps) {
  const { view, pictures } = props
  const t = useTranslations('identity.reset')
  const isAsking = view.step === 'address'
  return (
    <Split
      view={view}
      picture="mail"
      pictures={pictures}
      title={t(isAsking ? 'title' : 'sentTitle')}
      text={isAsking ? t('lead') : t('sentLead', { email: view.email.value })}
    >
      <Body {...props} />
    </Split>
  )
}

function Body({ view, signInHref, send }: ResetPasswordProps) {
  const t = useTranslations('identity')
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

type FormProps = Pick<ResetPasswordProps, 'view' | 'send'>

function AddressForm({ view, send }: FormProps) {
  const t = useTranslations('identity.reset')
  return (
    <Form isBusy={view.isBusy} text={t('submit')} holdsClick onSubmit={() => send({ type: 'ASK' })}>
      <EmailField view={view} send={send} />
    </Form>
  )
}

function PasswordForm({ view, send }: FormProps) {
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
