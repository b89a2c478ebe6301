import { use } from 'react'
import { Permitted } from '../../members/Permitted.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { PagesContext, type Page } from '../page.ts'

const MembersOnly = lazyComponent(async () => (await import('../../members/MembersOnly.tsx')).MembersOnly)

/** A page with restricted access, for those who have it; at the same address everybody else is told why they see nothing. */
export function PageGate({ page: { needs, title, element } }: { page: Page }) {
  const forbidden = use(PagesContext).find((page) => page.title === 'forbidden')
  if (!needs) return element
  return (
    <MembersOnly page={title}>
      {() => (
        <Permitted {...needs} fallback={forbidden?.element}>
          {element}
        </Permitted>
      )}
    </MembersOnly>
  )
}
