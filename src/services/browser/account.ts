import { signInHref } from '../account-address.rules'
import { openPage, placeOfPage } from './page'

/** Nobody is signed in any more: to the sign-in, and back here afterwards. */
export function goToSignIn() {
  const { language } = placeOfPage()
  const prefix = language === 'en' ? '' : `/${language}`
  void openPage(signInHref(prefix, `${location.pathname}${location.search}`))
}

/** Somebody else is signed in than the one for whom this page was made: nothing of it may stay. */
export const startAnew = () => location.replace(location.pathname)

/** Calls back when this tab is looked at again. The answer ends it. */
export function watchLooks(onLook: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') onLook()
  }
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}
