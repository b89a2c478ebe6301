interface OfColumnProps {
  name: string
  children: string
}

/** The label of a column's field: those who see the row see its name beside it, others hear it. */
export function OfColumn({ name, children }: OfColumnProps) {
  return (
    <>
      <span className="visually-hidden">{`${name}: `}</span>
      {children}
    </>
  )
}
