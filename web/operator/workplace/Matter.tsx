import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/Button.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'

interface MatterProps {
  title: string
  hint: string
  /** The total; `children` are the first few. */
  count: number
  shown: number
  /** The page with all of them. */
  all?: { to: string; label: string }
  /** Its rows. */
  children: ReactNode
}

/** One kind of thing that needs attention: the total, and the first few. Nothing where there is none. */
export function Matter({ title, hint, count, shown, all, children }: MatterProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const id = useId()
  const more = count - shown
  if (count === 0) return null
  return (
    <section className="min-w-0" aria-labelledby={id}>
      <h2 id={id} className="text-section">
        {title} <span className="figures ml-6 font-regular text-second">{figure(count)}</span>
      </h2>
      <p className="figures mt-2 text-meta text-second">{hint}</p>
      <ul className="mt-12">{children}</ul>
      {(more > 0 || all) && (
        <p className="mt-10 flex flex-wrap items-center gap-x-16 gap-y-4 text-meta text-second">
          {more > 0 && <span>{t('workplace.more', { count: more, figure: figure(more) })}</span>}
          {all && <LinkButton look="inline" {...all} />}
        </p>
      )}
    </section>
  )
}

interface MatterRowProps {
  /** A small picture beside it; absent without one. */
  picture?: { address: string | null; color?: string | null }
  name: string
  /** What is wrong with it. */
  children: ReactNode
  step: ReactNode
}

/** One thing that needs attention, and its next step. */
export function MatterRow({ picture, name, children, step }: MatterRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-16 gap-y-12 border-t py-10 last:border-b">
      {picture && (
        <span className="w-44 flex-none overflow-hidden rounded-xs" aria-hidden>
          <Picture address={picture.address} alt="" sizes="44px" color={picture.color ?? null} isMinor />
        </span>
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <div className="figures mt-2 text-meta text-second">{children}</div>
      </div>
      {step}
    </li>
  )
}
