import css from './brand.module.css'

/** The product's mark and name: an M, and in the water its mirror image, a W. "MyWater" reads My**Water**. */
export function Brand({ product }: { product: string }) {
  const lastCapital = Math.max(0, product.search(/[A-Z][^A-Z]*$/))
  return (
    <span className={css.brand}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path className={css.m} d="M6.5 18V6.5L20 16.2 33.5 6.5V18" />
        <path className={css.w} d="M6.5 22v11.5L20 23.8l13.5 9.7V22" />
      </svg>
      <span>
        {product.slice(0, lastCapital)}
        <b>{product.slice(lastCapital)}</b>
      </span>
    </span>
  )
}
