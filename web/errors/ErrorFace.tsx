import type { ReactNode } from 'react'
import { FaultyTiles, type TileFault } from './FaultyTiles.tsx'

interface ErrorFaceProps {
  fault: TileFault
  /** The status, where there is one. */
  code?: string | undefined
  title: string
  /** One line each; absent ones are left out. */
  hints: readonly (string | null)[]
  /** The actions. */
  children: ReactNode
  /** Part of a page that has its own heading. */
  isPart?: boolean
}

/** An error in place of a page or of its whole list. */
export function ErrorFace({ fault, code, title, hints, children, isPart = false }: ErrorFaceProps) {
  const Title = isPart ? 'h2' : 'h1'
  return (
    <div
      className={`grid content-center justify-items-center gap-8 px-20 pb-40 text-center wrap-anywhere phone:min-h-[54vh] phone:py-28 ${isPart ? 'pt-28' : 'min-h-[min(76vh,calc(760*var(--u)))] pt-40'}`}
    >
      <FaultyTiles fault={fault} />
      {code && <p className="figures mt-24 text-meta tracking-[0.16em] text-second">{code}</p>}
      <Title className={`max-w-620 ${TITLE} ${code ? '' : 'mt-24'}`}>{title}</Title>
      {hints.map(
        (hint) =>
          hint && (
            <p key={hint} className="max-w-520 text-balance text-second">
              {hint}
            </p>
          ),
      )}
      <div className="mt-20 flex flex-wrap justify-center gap-10">{children}</div>
    </div>
  )
}

const TITLE = 'text-[calc(24*var(--u))] leading-[1.3] text-balance phone:text-[calc(20*var(--u))]'
