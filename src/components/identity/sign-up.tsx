import { useTranslations } from 'use-intl'
import type { SignUpView } from '~/machines/identity/sign-up/sign-up.connect'
import { Button } from '../ui/button'
import { CodeStep, type CodeStepEvent } from './code-step'
import { SignedIn, SignInNext } from './done'
import { EmailField, NameField, PasswordField } from './fields'
import { Form } from './form'
import { Notices } from './notices'
import { AsideLink, type IdentityPictures, Split } from './split'
import { aside, form } from './split.styles'

export type SignUpEvent =
  | { type: 'CHANGE'; field: 'name' | 'email' | 'password'; value: string }
  | { type: 'REVEAL' | 'SUBMIT' | 'BACK' }
export type SignUpProps = {
  view: SignUpView
  pictures: IdentityPictures
  signInHref: string
  send: (event: SignUpEvent) => void
  sendCode: (event: CodeStepEvent) => void
}

/** E-82: a new account, proved by a mailed code. */
export function SignUp({ view, pictures, signInHref, send, sendCode }: SignUpProps) {
  const t = useTranslations('identity.signUp')
  const onBack = () => send({ type: 'BACK' })
  const code = { page: view, pictures, signInHref, onBack, send: sendCode }
  if (view.code) return <CodeStep view={view.code} {...code} />
  return (
    <Split view={view} picture="home" pictures={pictures} title={t('title')} text={t('lead')}>
      <SignUpBody view={view} signInHref={signInHref} send={send} />
    </Split>
  )
}

type BodyProps = Pick<SignUpProps, 'view' | 'signInHref' | 'send'>

function SignUpBody({ view, signInHref, send }: BodyProps) {
  const t = useTranslations('identity')
  if (view.isConfirmed) return <SignInNext done="confirmed" href={signInHref} />
  if (view.isDone) return <SignedIn href={view.returnTo} />
  if (view.isSigningIn)
    return (
      <div className={form} role="status">
        <Button isFull isBusy>
          {t('code.signingIn')}
        </Button>
      </div>
    )
  return (
    <>
      <Notices view={view} />
      <Form isBusy={view.isBusy} text={t('signUp.submit')} holdsClick onSubmit={() => send({ type: 'SUBMIT' })}>
        <NameField view={view} send={send} />
        <EmailField view={view} send={send} />
        <PasswordField
          view={view}
          send={send}
          text={t('fields.password')}
          hintText={t('signUp.passwordHint')}
          autoComplete="new-password"
          onReveal={() => send({ type: 'REVEAL' })}
        />
      </Form>
      <div className={aside}>
        <AsideLink href={signInHref} before={t('signUp.known')}>
          {t('signUp.signIn')}
        </AsideLink>
        <AsideLink href={signInHref} before={t('signUp.haveCode')}>
          {t('signUp.haveCodeLink')}
        </AsideLink>
      </div>
    </>
  )
}
