import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

type TextLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  href: string
  children: ReactNode
  isNewWindow?: boolean
}

/** Paths that a document request answers: the server sets a cookie, or no page of ours stands there. */
const DOCUMENT_ONLY = /^\/(r|api|upstream)\//

/** The current page is the page itself, not one above it. */
const EXACTLY = { exact: true, includeSearch: false }

/** A link to a page of ours goes through the router (prefetched on intent); any other is a plain one. */
export function TextLink({ href, children, isNewWindow, ...rest }: TextLinkProps) {
  if (href.startsWith('/') && !DOCUMENT_ONLY.test(href) && !isNewWindow)
    return (
      <Link to={href} activeOptions={EXACTLY} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} target={isNewWindow ? '_blank' : undefined} rel={isNewWindow ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  )
}
