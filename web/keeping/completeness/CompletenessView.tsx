import './late-texts.ts'
import { BrandBars } from './BrandBars.tsx'
import { WorkList } from './WorkList.tsx'

/** How complete what is on sale is: of each brand, and product by product what to complete next. */
export function CompletenessView() {
  return (
    <div data-scroll-stays>
      <BrandBars />
      <WorkList />
    </div>
  )
}
