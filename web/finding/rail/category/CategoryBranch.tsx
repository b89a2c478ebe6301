import { IconChevronRight } from '@tabler/icons-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router'
import { useFigures } from '../../../kit/figures.ts'
import styles from './CategoryBranch.module.css'
import type { CategoryNode } from '../../../catalogue/category-tree.ts'
import { isPlainClick } from '../../../kit/pointer/plain-click.ts'
import { CountsContext } from '../facets.ts'
import rail from '../FilterRail.module.css'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'

interface CategoryBranchProps {
  node: CategoryNode
  depth: number
  /** Ids from the root to the chosen category. */
  chosenPath: readonly string[]
  addressOf: (categoryId: string) => To
  /** Chooses the category, from the address at that time. */
  onChoose: (categoryId: string) => void
  /** How many products it would list; undefined while unknown. */
  countOf: (categoryId: string) => number | undefined
}

/** A category and, unfolded, its children. Choosing unfolds it; the chosen category's path is open from the start. */
export function CategoryBranch(props: CategoryBranchProps) {
  const { node, depth, chosenPath, addressOf, onChoose, countOf } = props
  const { t } = useTranslation()
  const figures = useFigures()
  const isCounted = use(CountsContext)
  const name = nameOf(useIsChinese(), node.category)
  const isOnPath = chosenPath.includes(node.category.id)
  const isChosen = chosenPath.at(-1) === node.category.id
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const isOpen = unfolded ?? isOnPath
  const count = countOf(node.category.id)
  const hasChildren = node.children.length > 0
  return (
    <li>
      <div className={styles['line']} style={{ paddingInlineStart: `calc(${depth * 20} * var(--u))` }}>
        {hasChildren ? (
          <button
            type="button"
            className={styles['fold']}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'filters.collapse' : 'filters.expand', { name })}
            onClick={() => setUnfolded(!isOpen)}
          >
            <IconChevronRight />
          </button>
        ) : (
          <span className={styles['fold']} />
        )}
        <Link
          className={styles['name']}
          to={addressOf(node.category.id)}
          data-empty={count === 0 || undefined}
          aria-current={isChosen || undefined}
          onClick={(event) => {
            setUnfolded(true)
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(node.category.id)
          }}
        >
          <span>{name}</span>
          <span className={rail['count']}>{isCounted && count !== undefined && figures(count)}</span>
        </Link>
      </div>
      {hasChildren && isOpen && (
        <ul>
          {node.children.map((child) => (
            <CategoryBranch key={child.category.id} {...props} node={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}
