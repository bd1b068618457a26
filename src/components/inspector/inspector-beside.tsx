import type { ReactNode } from 'react'

type InspectorBesideProps = { view: { name: string; href: string }; children: ReactNode }

/** A page and the panel beside it; on phones below it. */
export const InspectorBeside = ({ view: { name, href }, children }: InspectorBesideProps) => (
  <div className="ins-beside">
    <iframe title="The page" name={name} src={href} />
    {children}
  </div>
)
