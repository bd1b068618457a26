import { Fragment } from 'react'

/** A path that breaks behind its dots, and not within a name. */
export const StatePath = ({ path }: { path: string }) =>
  path.split('.').map((name, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a path is never another one
    <Fragment key={at}>
      {at > 0 && (
        <>
          .<wbr />
        </>
      )}
      {name}
    </Fragment>
  ))
