import { getGlobalStartContext } from '@tanstack/react-start'
import { failedRequest } from '~/services/request/pipeline/public-error'

/**
 * The request that this document answers. In the browser it is known of a document that says itself that it failed
 * (`<html data-request>`); a shared one must be the same for everyone.
 */
export const requestOfDocument = (): string | null =>
  typeof document === 'undefined'
    ? (getGlobalStartContext()?.requestId ?? null)
    : (document.documentElement.dataset.request ?? null)

/** The same, of a document whose page was made without what it is about; null for any other. */
export const requestOfFailedDocument = (): string | null =>
  typeof document === 'undefined' && !getGlobalStartContext()?.hasFailed() ? null : requestOfDocument()

/** What support asks for: a failed call names its own request, and any other error belongs to its document. */
export const requestOfFailure = (error: unknown) => failedRequest(error) ?? requestOfDocument()
