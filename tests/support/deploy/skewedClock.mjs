// Loaded before a command: its clock goes an hour ahead.
const hour = 3_600_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + hour);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + hour;
  }
};
