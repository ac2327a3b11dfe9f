-- How an inquiry came in is its channel.
alter table inquiry rename column door to channel;
alter table inquiry rename constraint inquiry_door_check to inquiry_channel_check;
