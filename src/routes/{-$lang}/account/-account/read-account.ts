import { accountCache, ownerOfDocument, readFresh, readKnown } from '~/services/browser/account-cache'
import type { AccountQuery } from '~/services/flows/account/account.query'
import type { Reads } from '../../../-shell/reads'

type Query<T> = (as: string | null) => AccountQuery<T>

/**
 * What a page of the account is loaded with, once for each request and once for each document: on the server from this
 * request's own cache, whose contents come along with the document; in the browser from the tab's.
 */
export const readAccount = <T>({ reads }: { reads: Reads }, queryFor: Query<T>) =>
  reads ? readFresh(reads, queryFor(null)) : readFresh(accountCache(), queryFor(ownerOfDocument()))

/** Of a page whose machine asks again where that is old: it is there at once. */
export const readWatched = <T>({ reads }: { reads: Reads }, queryFor: Query<T>) =>
  reads ? readKnown(reads, queryFor(null)) : readKnown(accountCache(), queryFor(ownerOfDocument()))
