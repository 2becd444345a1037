import { Amount } from './Amount.tsx';

/** Stands for the amount while the sentence is made. */
const place = '\uFFFC';

type Props = {
  /** Hundredths of a point. */
  amount: number;
  /** Puts a text where the amount belongs. */
  sentence: (amount: string) => string;
};

/** A sentence with an amount in it, which is hidden as all amounts are. */
export function AmountSentence({ amount, sentence }: Props) {
  const [before = '', after = ''] = sentence(place).split(place);
  return (
    <>
      {before}
      <Amount amount={amount} />
      {after}
    </>
  );
}
