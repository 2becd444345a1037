/** Id, then the name in zh-CN, zh-HANT, en-US, ms-MY, vi-VN and es-ES. */
type BankRow = readonly [string, string, string, string, string, string, string];

/** Banks that are made up, by country. */
export const bankRows: Readonly<Record<string, readonly BankRow[]>> = {
  CN: [
    row('jiangan', '江岸银行', '江岸銀行', 'Jiang’an', 'Giang Ngạn'),
    row('yunfan', '云帆银行', '雲帆銀行', 'Yunfan', 'Vân Phàm'),
    row('songhe', '松鹤银行', '松鶴銀行', 'Songhe', 'Tùng Hạc'),
    row('minghu', '明湖商业银行', '明湖商業銀行', 'Minghu', 'Minh Hồ'),
    row('nanqiao', '南桥银行', '南橋銀行', 'Nanqiao', 'Nam Kiều'),
    row('taoxi', '桃溪农商银行', '桃溪農商銀行', 'Taoxi', 'Đào Khê'),
    row('beiyuan', '北原储蓄银行', '北原儲蓄銀行', 'Beiyuan', 'Bắc Nguyên'),
    row('qingshan', '青衫银行', '青衫銀行', 'Qingshan', 'Thanh Sam'),
    row('hetang', '荷塘银行', '荷塘銀行', 'Hetang', 'Hà Đường'),
    row('yuechuan', '月川银行', '月川銀行', 'Yuechuan', 'Nguyệt Xuyên'),
    row('chenxing', '辰星银行', '辰星銀行', 'Chenxing', 'Thần Tinh'),
    row('hailan', '海岚银行', '海嵐銀行', 'Hailan', 'Hải Lam'),
  ],
  VN: [
    row('song-lam', '蓝江银行', '藍江銀行', 'Song Lam', 'Sông Lam'),
    row('hoa-sua', '糖胶花银行', '糖膠花銀行', 'Hoa Sua', 'Hoa Sữa'),
    row('ben-thuyen', '船埠银行', '船埠銀行', 'Ben Thuyen', 'Bến Thuyền'),
    row('nui-xanh', '青山银行', '青山銀行', 'Nui Xanh', 'Núi Xanh'),
    row('dong-que', '桂田银行', '桂田銀行', 'Dong Que', 'Đồng Quế'),
    row('trang-non', '新月银行', '新月銀行', 'Trang Non', 'Trăng Non'),
    row('cau-may', '云桥银行', '雲橋銀行', 'Cau May', 'Cầu Mây'),
    row('lua-vang', '金稻银行', '金稻銀行', 'Lua Vang', 'Lúa Vàng'),
    row('bien-xa', '远海银行', '遠海銀行', 'Bien Xa', 'Biển Xa'),
    row('sen-ho', '莲湖银行', '蓮湖銀行', 'Sen Ho', 'Sen Hồ'),
    row('gio-moi', '新风银行', '新風銀行', 'Gio Moi', 'Gió Mới'),
    row('tre-xanh', '翠竹银行', '翠竹銀行', 'Tre Xanh', 'Tre Xanh'),
  ],
  MY: [
    row('delima', '红石榴银行', '紅石榴銀行', 'Delima', 'Delima'),
    row('anggerik', '兰花银行', '蘭花銀行', 'Anggerik', 'Anggerik'),
    row('muara', '河口银行', '河口銀行', 'Muara', 'Muara'),
    row('cengal', '铁木银行', '鐵木銀行', 'Cengal', 'Cengal'),
    row('bayu', '海风银行', '海風銀行', 'Bayu', 'Bayu'),
    row('rimba', '雨林银行', '雨林銀行', 'Rimba', 'Rimba'),
    row('layar', '风帆银行', '風帆銀行', 'Layar', 'Layar'),
    row('pelita', '明灯银行', '明燈銀行', 'Pelita', 'Pelita'),
    row('kenyalang', '犀鸟银行', '犀鳥銀行', 'Kenyalang', 'Kenyalang'),
    row('suria-timur', '东阳银行', '東陽銀行', 'Suria Timur', 'Suria Timur'),
    row('teratai', '睡莲银行', '睡蓮銀行', 'Teratai', 'Teratai'),
    row('songket', '锦绣银行', '錦繡銀行', 'Songket', 'Songket'),
  ],
  US: [
    row('riverside', '河畔银行', '河畔銀行', 'Riverside', 'Riverside'),
    row('juniper', '杜松银行', '杜松銀行', 'Juniper', 'Juniper'),
    row('copper-hill', '铜丘银行', '銅丘銀行', 'Copper Hill', 'Copper Hill'),
    row('lantern', '灯笼银行', '燈籠銀行', 'Lantern', 'Lantern'),
    row('north-meadow', '北牧场银行', '北牧場銀行', 'North Meadow', 'North Meadow'),
    row('harbor-light', '港灯银行', '港燈銀行', 'Harbor Light', 'Harbor Light'),
    row('cedar-bend', '雪松湾银行', '雪松灣銀行', 'Cedar Bend', 'Cedar Bend'),
    row('sparrow', '麻雀银行', '麻雀銀行', 'Sparrow', 'Sparrow'),
    row('millstone', '磨石银行', '磨石銀行', 'Millstone', 'Millstone'),
    row('blue-heron', '蓝鹭银行', '藍鷺銀行', 'Blue Heron', 'Blue Heron'),
    row('willow-creek', '柳溪银行', '柳溪銀行', 'Willow Creek', 'Willow Creek'),
    row('tall-pines', '高松银行', '高松銀行', 'Tall Pines', 'Tall Pines'),
  ],
  TW: [
    row('chaosheng', '潮声银行', '潮聲銀行', 'Chaosheng', 'Triều Thanh'),
    row('shanlan', '山岚银行', '山嵐銀行', 'Shanlan', 'Sơn Lam'),
    row('yugang', '渔港银行', '漁港銀行', 'Yugang', 'Ngư Cảng'),
    row('zhuying', '竹影银行', '竹影銀行', 'Zhuying', 'Trúc Ảnh'),
    row('meixi', '梅溪商业银行', '梅溪商業銀行', 'Meixi', 'Mai Khê'),
    row('dengta', '灯塔银行', '燈塔銀行', 'Dengta', 'Đăng Tháp'),
    row('xingpu', '星浦银行', '星浦銀行', 'Xingpu', 'Tinh Phố'),
    row('luming', '鹿鸣储蓄银行', '鹿鳴儲蓄銀行', 'Luming', 'Lộc Minh'),
  ],
  ES: [
    row('olivar', '橄榄园银行', '橄欖園銀行', 'Olivar', 'Olivar'),
    row('faro-azul', '蓝灯塔银行', '藍燈塔銀行', 'Faro Azul', 'Faro Azul'),
    row('golondrina', '燕子银行', '燕子銀行', 'Golondrina', 'Golondrina'),
    row('molino-viejo', '老磨坊银行', '老磨坊銀行', 'Molino Viejo', 'Molino Viejo'),
    row('almendro', '杏树银行', '杏樹銀行', 'Almendro', 'Almendro'),
    row('ribera-alta', '高岸银行', '高岸銀行', 'Ribera Alta', 'Ribera Alta'),
    row('brisa-clara', '清风银行', '清風銀行', 'Brisa Clara', 'Brisa Clara'),
    row('encina', '冬青栎银行', '冬青櫟銀行', 'Encina', 'Encina'),
  ],
};

/** @param name as Latin letters write it. @param vietnamese as Vietnamese does. */
function row(
  id: string,
  simplified: string,
  traditional: string,
  name: string,
  vietnamese: string,
): BankRow {
  const malay = `Bank ${name}`;
  const spanish = `Banco ${name}`;
  const tail = [malay, `Ngân hàng ${vietnamese}`, spanish] as const;
  return [id, simplified, traditional, `${name} Bank`, ...tail];
}
