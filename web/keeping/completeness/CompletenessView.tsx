import '../../locales/completeness-texts.ts'
import { useRef } from 'react'
import { BrandBars } from './BrandBars.tsx'
import { MissingFacts } from './MissingFacts.tsx'
import { WorkList } from './WorkList.tsx'

/** How complete the products on sale are: by brand, product by product what to complete next, and which facts are missing. */
export function CompletenessView() {
  const work = useRef<HTMLElement>(null)
  const showWork = () => {
    work.current?.focus({ preventScroll: true })
    work.current?.scrollIntoView()
  }
  return (
    <div data-scroll-stays>
      <BrandBars onNarrow={showWork} />
      <WorkList section={work} />
      <MissingFacts />
    </div>
  )
}
