import '../../locales/completeness-texts.ts'
import { useRef } from 'react'
import { BrandBars } from './BrandBars.tsx'
import { WorkList } from './WorkList.tsx'

/** How complete the products on sale are: by brand, and product by product what to complete next. */
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
    </div>
  )
}
