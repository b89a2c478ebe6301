import '../../locales/completeness-texts.ts'
import { useRef } from 'react'
import { Brands } from './Brands.tsx'
import { MissingFacts } from './MissingFacts.tsx'
import { WorkList } from './WorkList.tsx'

/** How complete the products on sale are: by brand, product by product what to complete next, and which facts are missing. */
export function CompletenessView() {
  const work = useRef<HTMLElement>(null)
  const goToWork = () => work.current?.focus({ preventScroll: true })
  const showWork = () => {
    goToWork()
    work.current?.scrollIntoView()
  }
  return (
    <div data-scroll-stays className="[--face-height:calc(180*var(--u))]">
      <Brands onNarrow={showWork} />
      <WorkList section={work} onWiden={goToWork} />
      <MissingFacts />
    </div>
  )
}
