import { describe, expect, it } from 'vitest';
import { namesInRow, withoutGapBehind } from './namesInRow.ts';

describe('several names in a row', () => {
  it.each([
    ['zh-CN', ['Ana', 'Bo'], '', 'Ana 和 Bo'],
    ['zh-CN', ['Ana', 'Bo', '小雨'], '', 'Ana、Bo 和 小雨'],
    ['zh-Hant-TW', ['Ana', 'Bo'], '其他 3 人', 'Ana、Bo 和其他 3 人'],
    ['en-US', ['Ana', 'Bo'], '3 others', 'Ana, Bo, and 3 others'],
    ['es-ES', ['Ana', 'Bo'], '3 personas más', 'Ana, Bo y 3 personas más'],
    ['vi-VN', ['Ana', 'Bo'], '', 'Ana và Bo'],
    ['zh-CN', ['小雨'], '', '小雨'],
  ])('are set in %s as %s %s: %s', (tag, names, others, row) => {
    expect(namesInRow(names, others, tag)).toBe(row);
  });

  it.each([
    ['其他 3 人', 'Ana 邀请 Bo 和其他 3 人 加入了群聊', 'Ana 邀请 Bo 和其他 3 人加入了群聊'],
    ['', 'Ana 邀请 Bo 加入了群聊', 'Ana 邀请 Bo 加入了群聊'],
    ['3 others', 'Ana added 3 others today', 'Ana added 3 others today'],
  ])('with %s at their end: %s', (others, sentence, set) => {
    expect(withoutGapBehind(others, sentence)).toBe(set);
  });
});
