import type { ReactElement } from 'react';

type Render<Row> = (row: Row, index: number) => ReactElement;

/**
 * A virtualizer asks for all its rows whenever one of them moves; a row that gets the same element again is
 * not rendered again.
 * @returns renders each row the first time it is asked for
 */
export function renderOnce<Row>(render: Render<Row>): Render<Row> {
  const rendered = new Map<Row, ReactElement>();
  return (row, index) => {
    const element = rendered.get(row) ?? render(row, index);
    rendered.set(row, element);
    return element;
  };
}
