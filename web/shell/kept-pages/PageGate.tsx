import { use } from 'react'
import { Permitted } from '../../members/Permitted.tsx'
import { lazyComponent } from '../../ui/late/lazy-component.tsx'
import { PagesContext, type Page } from '../page.ts'

const MembersOnly = lazyComponent(async () => (await import('../../members/MembersOnly.tsx')).MembersOnly)

/** A page that not everybody may see, for whom it lets in; at the same address anybody else is told why they see nothing. */
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
