import '../../locales/filters-texts.ts'
import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import { createContext, use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Nearest } from '../../../contract/catalogue.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import type { CardActions } from '../cards/card-actions.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useWishText } from '../filters/chips/wish-chips.ts'
import type { CatalogueFilters } from '../filters/filters.ts'
import { ProductGrid } from '../grid/ProductGrid.tsx'
import styles from './NearestProducts.module.css'

interface NearestProductsProps {
  nearest: Nearest
  filters: CatalogueFilters
  actions?: CardActions | undefined
}

type NearCard = Nearest['list'][number]

type NearCardsProps = NearestProductsProps & { label: string }

/** The wishes in words, by their places. */
const WishTexts = createContext<readonly { text: string; isNot: boolean }[]>([])

const footOf = (height: number) => ({
  height,
  isDescription: true,
  draw: (product: NearCard) => <WhyNear product={product} />,
})
const TWO_LINES = footOf(44)
const THREE_LINES = footOf(64)

/** The products that come nearest to the words, where few or none meet all of them. */
export function NearestProducts(props: NearestProductsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const title = useNearestTitle(props.nearest)
  return (
    <section className={styles['nearest']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['order']}>{t('filters.nearestOrder')}</p>
      </div>
      <NearCards {...props} label={title} />
    </section>
  )
}

/** What the products are near to; another thing than was asked for says so. */
export function useNearestTitle({ wishes, isOtherThing }: Nearest): string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const thing = isOtherThing && wishes.map(({ means, isNot }) => !isNot && means).find(isThing)
  return thing ? t('filters.nearestOther', { thing: nameOf(isChinese, thing) }) : t('filters.nearest')
}

/** Cards that each say what they meet. */
export function NearCards({ label, nearest: { wishes, list }, filters, actions }: NearCardsProps) {
  const { isPhone } = usePageUnit()
  const textOf = useWishText(filters, wishes)
  const texts = wishes.map((wish) => ({ text: textOf(wish), isNot: wish.isNot === true }))
  return (
    <WishTexts value={texts}>
      <div className={styles['cards']}>
        <ProductGrid
          label={label}
          products={list}
          total={list.length}
          hasMatchLine={list.some(({ matches, colorMatch }) => matches.length > 0 || colorMatch !== null)}
          foot={isPhone ? THREE_LINES : TWO_LINES}
          hasMore={false}
          onNearEnd={readNoFurther}
          actions={actions}
        />
      </div>
    </WishTexts>
  )
}

type Meaning = Nearest['wishes'][number]['means']

function isThing(means: Meaning | false): means is Extract<Meaning, { kind: 'thing' }> {
  return means !== false && means.kind === 'thing'
}

function readNoFurther(): void {
  // The list is whole.
}

/** What a product lacks, does not state and meets, in this order, and refusals first: cut, the line tells what sets it apart. */
function WhyNear({ product: { met, lacking, unstated } }: { product: NearCard }) {
  const { t, i18n } = useTranslation()
  const texts = use(WishTexts)
  const list = new Intl.ListFormat(i18n.language, { style: 'narrow' })
  const inOrder = (places: readonly number[]) => {
    const [refused = [], asked = []] = [true, false].map((isNot) =>
      places.filter((place) => texts[place]?.isNot === isNot),
    )
    return [...refused, ...asked].flatMap((place) => texts[place]?.text ?? [])
  }
  const kinds = [
    { name: t('filters.lacks'), Sign: IconX, places: lacking },
    { name: t('filters.doesNotState'), Sign: IconQuestionMark, places: unstated },
    { name: t('filters.meets'), Sign: IconCheck, places: met },
  ].flatMap(({ places, ...kind }) => (places.length === 0 ? [] : { ...kind, said: list.format(inOrder(places)) }))
  return (
    <p className={styles['why']} title={kinds.map(({ name, said }) => `${name}: ${said}`).join('\n')}>
      {kinds.map(({ name, Sign, said }) => (
        <span key={name}>
          {/* No line ends between a sign and its words. */}
          <span className={styles['start']}>
            <Sign aria-hidden />
            <span className="visually-hidden">{name}: </span>
            {said.slice(0, 1)}
          </span>
          {said.slice(1)}{' '}
        </span>
      ))}
    </p>
  )
}
