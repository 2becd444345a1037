import { describe, expect, it } from 'vitest';
import { messageMediaBytes } from '../../../../contract/media/uploadMedia.ts';
import { judgeFile, takenType } from './fileRules.ts';

const file = (name: string, type = '', size = 100) => ({ name, type, size });

describe('judgeFile', () => {
  it('tells pictures and videos from other files', () => {
    expect(judgeFile(file('a.jpg', 'image/jpeg'))).toEqual({ role: 'image' });
    expect(judgeFile(file('a.mp4', 'video/mp4'))).toEqual({ role: 'video' });
    expect(judgeFile(file('a.pdf', 'application/pdf'))).toEqual({ role: 'file' });
    expect(judgeFile(file('a.mp3', 'audio/mp3'))).toEqual({ role: 'file' });
  });

  it('takes what iPhones record', () => {
    expect(judgeFile(file('a.mov', 'video/quicktime'))).toEqual({ role: 'film' });
    expect(judgeFile(file('IMG_1.MOV'))).toEqual({ role: 'film' });
    expect(judgeFile(file('a.mov', 'video/quicktime', messageMediaBytes + 1))).toEqual({
      problem: 'tooLarge',
    });
  });

  it('goes by the name where the device says nothing of the kind', () => {
    expect(judgeFile(file('Photo.JPG'))).toEqual({ role: 'image' });
    expect(judgeFile(file('plan.docx', 'application/msword'))).toEqual({ role: 'file' });
    expect(judgeFile(file('README'))).toEqual({ problem: 'notTaken' });
  });

  it('takes pictures of any kind and size, for they are drawn anew', () => {
    expect(judgeFile(file('a.heic', 'image/heic'))).toEqual({ role: 'image' });
    expect(judgeFile(file('a.png', 'image/png', messageMediaBytes + 1))).toEqual({ role: 'image' });
    expect(judgeFile(file('a.svg', 'image/svg+xml'))).toEqual({ problem: 'notTaken' });
  });

  it('says why something cannot be sent', () => {
    expect(judgeFile(file('a.jpg', 'image/jpeg', 0))).toEqual({ problem: 'empty' });
    expect(judgeFile(file('a.mp4', 'video/mp4', messageMediaBytes + 1))).toEqual({
      problem: 'tooLarge',
    });
    expect(judgeFile(file('a.mp4', 'video/mp4', messageMediaBytes))).toEqual({ role: 'video' });
    expect(judgeFile(file('a.avi', 'video/x-msvideo'))).toEqual({ problem: 'videoNotTaken' });
    expect(judgeFile(file('a.exe', 'application/x-msdownload'))).toEqual({ problem: 'notTaken' });
  });
});

describe('takenType', () => {
  it('knows documents for the archives that they are', () => {
    expect(takenType(file('a.xlsx', 'application/vnd.ms-excel'))).toBe('application/zip');
    expect(takenType(file('list.csv', 'text/csv'))).toBe('text/plain');
    expect(takenType(file('page.html', 'text/html'))).toBeNull();
  });
});
