import { useTranslations } from 'use-intl'
import type { SignInView } from '~/machines/identity/sign-in/sign-in.connect'
import { muted, small } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { CodeStep, type CodeStepEvent } from './code-step'
import { SignedIn } from './done'
import { EmailField, PasswordField } from './fields'
import { Form } from './form'
import { Notices } from './notices'
import { AsideLink, type IdentityPictures, Split } from './split'
import { aside, inline } from './split.styles'

export type SignInEvent =
  | { type: 'CHANGE'; field: 'email' | 'password'; value: string }
  | { type: 'REVEAL' | 'SUBMIT' | 'BACK' }
export type SignInProps = {
  view: SignInView
  pictures: IdentityPictures
  signUpHref: string
  resetHref: string
  send: (event: SignInEvent) => void
  sendCode: (event: CodeStepEvent) => void
}

/** E-82: address and password, and back to where one came from. */
export function SignIn(props: SignInProps) {
  const { view, pictures, send, sendCode } = props
  const t = useTranslations('identity.signIn')
  const onBack = () => send({ type: 'BACK' })
  const code = { page: view, pictures, signInHref: null, onBack, send: sendCode }
  if (view.code) return <CodeStep view={view.code} {...code} />
  return (
    <Split view={view} picture="door" pictures={pictures} title={t('title')} text={t('lead')}>
      {view.isDone ? <SignedIn href={view.returnTo} /> : <SignInBody {...props} />}
    </Split>
  )
}

function SignInBody({ view, signUpHref, resetHref, send }: SignInProps) {
  const t = useTranslations('identity')
  return (
    <>
      <Notices view={view} resetHref={resetHref} />
      <Form isBusy={view.isBusy} text={t('signIn.submit')} holdsClick onSubmit={() => send({ type: 'SUBMIT' })}>
        <EmailField view={view} send={send} />
        <div>
          <PasswordField
            view={view}
            send={send}
            text={t('fields.password')}
            autoComplete="current-password"
            onReveal={() => send({ type: 'REVEAL' })}
          />
          <TextLink className={inline} href={resetHref}>
            {t('signIn.forgot')}
          </TextLink>
        </div>
      </Form>
      <div className={aside}>
        <AsideLink href={signUpHref} before={t('signIn.newHere')}>
          {t('signIn.create')}
        </AsideLink>
        <p className={`${small} ${muted}`}>{t('signIn.guest')}</p>
      </div>
    </>
  )
}
