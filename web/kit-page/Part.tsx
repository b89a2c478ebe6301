import type { ReactNode } from 'react'

interface PartProps {
  name: string
  /** What it is for, in one line. */
  does: string
  children: ReactNode
}

/** One part of the kit, with its states. */
export function Part({ name, does, children }: PartProps) {
  return (
    <article className="grid min-w-0 grid-cols-1 gap-18 border-t py-24" aria-labelledby={`part-${name}`}>
      <header className="grid gap-4">
        <h3 id={`part-${name}`} className="text-title">
          {name}
        </h3>
        <p className="max-w-[70ch] text-second">{does}</p>
      </header>
      {children}
    </article>
  )
}

/** States beside each other, as many as fit. */
export function States({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-x-32 gap-y-20">{children}</div>
}

/** States that need room, in columns. */
export function WideStates({ children }: { children: ReactNode }) {
  return <div className="grid columns-fill-280 gap-x-32 gap-y-24">{children}</div>
}

interface StateProps {
  name: string
  children: ReactNode
}

/** One state of a part, under its name. */
export function State({ name, children }: StateProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-8">
      <p className="text-meta text-second">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
