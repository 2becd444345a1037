import { useBrand } from '../../../core/brand/brand.tsx';
import { BrandMark } from '../../../ui/BrandMark.tsx';
import * as css from './BrandHead.css.ts';

/** Icon, name and description of the brand. */
export function BrandHead() {
  const brand = useBrand();
  const name = brand.text(brand.name);
  const description = brand.text(brand.description);
  return (
    <div className={css.head}>
      <BrandMark size="head" />
      <img className={css.icon} src={brand.icon} alt="" width={64} height={64} />
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {description !== name && <p className={css.description}>{description}</p>}
      </div>
    </div>
  );
}
